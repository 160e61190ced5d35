/** A mail as its reader's program shows it. */
export interface ReceivedMail {
  envelope: { from: string; to: string[] };
  /** As it came, to look for what must not be there. */
  raw: string;
  /** By lower-case name, decoded; a list, since one might have been smuggled in twice. */
  headers: Record<string, string[]>;
  text: string;
  html: string;
}

interface Part {
  headers: Record<string, string[]>;
  body: string;
}

/** From the bytes of a message, each as one character. */
export function received(raw: string, envelope: ReceivedMail['envelope']): ReceivedMail {
  const whole = partOf(raw);
  const boundary = /boundary="?([^";]+)/.exec(whole.headers['content-type']?.[0] ?? '')?.[1];
  const parts = boundary
    ? whole.body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => partOf(part.replace(/^\r\n/, '')))
    : [whole];
  const ofType = (type: string) =>
    contentOf(parts.find(({ headers }) => headers['content-type']?.[0]?.startsWith(type)));
  return {
    envelope,
    raw,
    headers: whole.headers,
    text: ofType('text/plain'),
    html: ofType('text/html'),
  };
}

function partOf(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  const headers: Record<string, string[]> = {};
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    (headers[name] ??= []).push(words(line.slice(line.indexOf(':') + 1).trim()));
  }
  return { headers, body: raw.slice(end + 4) };
}

function contentOf(part: Part | undefined): string {
  if (!part) return '';
  const encoding = part.headers['content-transfer-encoding']?.[0] ?? '7bit';
  const bytes =
    encoding === 'base64'
      ? Buffer.from(part.body, 'base64')
      : Buffer.from(encoding === 'quoted-printable' ? unquoted(part.body) : part.body, 'latin1');
  return bytes.toString('utf8').replace(/\r\n/g, '\n').trimEnd();
}

/** Encoded words, as names and subjects beyond ASCII travel. */
function words(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (run) =>
      Buffer.concat(
        [...run.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, way = '', word = '']) =>
          way.toLowerCase() === 'b'
            ? Buffer.from(word, 'base64')
            : Buffer.from(unquoted(word.replace(/_/g, ' ')), 'latin1'),
        ),
      ).toString('utf8'),
    );
}

function unquoted(text: string): string {
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
