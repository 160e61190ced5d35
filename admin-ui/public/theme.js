{
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Storage can be closed to the page; the system's theme serves then.
  }
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
