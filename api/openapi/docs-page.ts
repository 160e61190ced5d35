/** The script is a separate file, because the content security policy forbids inline scripts. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API of the Employee Management System</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<script defer src="/api/docs/swagger-ui-bundle.js"></script>
<script defer src="/api/docs/docs.js"></script>
</head>
<body>
<main id="docs" class="swagger-ui"><p class="wrapper" role="status">Loading...</p></main>
</body>
</html>
`;

/** Sends the user's token, because in production only admins may read the document. */
export const DOCS_SCRIPT = `const page = document.getElementById('docs');
const token = localStorage.getItem('token');
const REFUSALS = {
  401: 'Sign in as an administrator to read this.',
  403: 'Sign in as an administrator to read this.',
  404: 'The description of the API was not built yet. Build it with: npm run build',
};

async function show() {
  const answer = await fetch('/api/docs-json', { headers: token ? { Authorization: 'Bearer ' + token } : {} });
  if (!answer.ok) return say(REFUSALS[answer.status] || 'The description of the API cannot be read just now.');
  const ui = SwaggerUIBundle({
    spec: await answer.json(),
    domNode: page,
    deepLinking: true,
    showExtensions: true,
    validatorUrl: null,
    requestInterceptor: withForgeryToken,
    onComplete: () => token && ui.preauthorizeApiKey('bearerAuth', token),
  });
}

function withForgeryToken(request) {
  const [, value] = document.cookie.match(/(?:^|; )XSRF-TOKEN=([^;]*)/) || [];
  if (value) request.headers['X-XSRF-TOKEN'] = decodeURIComponent(value);
  return request;
}

function say(text) {
  page.firstElementChild.textContent = text;
}

show().catch(() => say('The description of the API cannot be read just now.'));
`;
