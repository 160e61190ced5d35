/** A list must refuse these, by parameter: SQL, operators, fields that are secret or unknown, shapes that are none. */
export const WRONG_QUERIES: Record<'range' | 'sort' | 'filter', string[]> = {
  range: [
    '[0,1e9]', '[0,1e400]', '[0,NaN]', '[-1,5]', '[5,1]', '[0.5,9]', '["0","9"]', '[[0],[9]]', '{"0":0,"1":9}', '[0,9,1]', '[0]', '[]', 'null', '', '0,9', '[0,9];DROP TABLE employee', '[0,9',
    '[0,99999999999999999999]', '[0,1000]', '[true,9]', '[0,"9 OR 1=1"]',
  ],
  sort: [
    '["name; DROP TABLE employee","ASC"]', '["password_hash","ASC"]', '["passwordHash","ASC"]', '["email_key","DESC"]', '["account.password_hash","ASC"]', '["(SELECT 1)","ASC"]', '["id\'--","ASC"]',
    '["1","ASC"]', '["id","asc"]', '["id","ASC; SELECT 1"]', '["id","ASC, (SELECT 1)"]', '[["id"],"ASC"]', '["id",["ASC"]]', '["id"]', '["__proto__","ASC"]', '["constructor","ASC"]', '["toString","ASC"]',
    '{"id":"ASC"}', 'id', '', 'null', '["id","ASC","x"]', '[{"$ne":1},"ASC"]',
  ],
  filter: [
    '{"password_hash":"x"}', '{"passwordHash":{"$gt":""}}', '{"$where":"1"}', '{"$or":[{}]}', '{"1=1":1}', '{"id":{"$ne":1}}', '{"id":"1 OR 1=1"}', '{"id":["\' OR 1=1 --"]}', '{"q":{"$regex":".*"}}',
    '{"q":["a"]}', '{"q":{"length":1}}', '{"q":1e400}', '{"id; DROP TABLE employee":[]}', '{"__proto__":{"x":1}}', '{"constructor":"x"}', '{"toString":"x"}', '[]', 'null', '"x"', '5', '', '{', '{"id":[null]}',
    `{"id":${JSON.stringify(Array.from({ length: 101 }, (_, n) => `019ab0c1-7f52-7d33-9a51-2f6c1e0b4d${String(n).padStart(2, '0').slice(-2)}`))}}`,
  ],
};

/** Parameters that a list does not have, and its own twice over. */
export const WRONG_PARAMETERS = [
  'id[$ne]=1', 'q=x', 'where=1', 'include=account', 'fields=password_hash', 'select=*', 'order=id', 'limit=1', 'offset=0', '_page=1', '__proto__[x]=1', '__proto__=x', 'constructor[prototype][x]=1', 'toString=x',
  'range=[0,9]&range=[0,9]', 'sort=["id","ASC"]&sort=["id","ASC"]', 'filter={}&filter={}', 'range[0]=0&range[1]=9', 'sort[]=id', 'filter[q]=x', 'RANGE=[0,9]',
];

/** A search takes these as they are written. */
export const LITERALS = ['%', '_', '\\', '%%', '_%', "' OR '1'='1", '" OR 1=1 --', "'; DROP TABLE employee; --", '1) OR (1=1', '.*', '^', '*', '?', '[a-z]', '\\%', "a' UNION SELECT password_hash FROM account --", `\${7*7}`, '{{7*7}}'];

/** Up to 10,000 characters that would make a careless pattern or comparison slow. */
export const BAITS = [
  'a'.repeat(10_000), '%'.repeat(3_000), '_'.repeat(10_000), '(a+)+$'.repeat(1_000), `${'a'.repeat(9_000)}!`, '\ufdfa'.repeat(1_000), 'e\u0301\u0301\u0301'.repeat(500), '.'.repeat(10_000), '@'.repeat(3_000),
];

/** The same for fields of a body, which may be longer. */
export const LONG_BAITS = [`a@${'a.'.repeat(40_000)}`, '\ufdfa'.repeat(20_000), `${' '.repeat(80_000)}x`, `2026-${'0'.repeat(60_000)}`];

/** Values that are no text, number or choice. */
export const SHAPES: unknown[] = [{}, { $ne: null }, { $gt: '' }, { length: 1, toString: 'x' }, { 0: 'a' }, ['x'], [], [[]], [{ _id: 'x' }]];

/** JSON that reaches for prototypes, as members of an object. */
export const PROTOTYPES = [
  '"__proto__":{"role":"admin","isAdmin":true,"polluted":1}', '"constructor":{"prototype":{"role":"admin","polluted":1}}', '"__proto__":null', '"__proto__":[{"polluted":1}]',
  '"\\u005f_proto__":{"polluted":1}', '"prototype":{"polluted":1}', '"toString":1,"valueOf":1,"hasOwnProperty":1,"then":1,"toJSON":1',
];

export const PATHS = ['../../../etc/passwd', '..\\..\\windows\\win.ini', 'en/../fr', './en', 'en.json', 'en\0.json', '%2e%2e%2f', '/etc/passwd', 'file:///etc/passwd', '__proto__', 'constructor', 'fr\n', 'EN'];

export const FORMULAS = ["=cmd|' /C calc'!A0", '+1+1', '-2+3', '@SUM(A1:A9)', '=HYPERLINK("http://evil.example","x")', '=1\n=2', "'=1", ';=1+1', 'x;=1+1', '＝1+1'];

export const HTML = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
