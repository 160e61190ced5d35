/** For mail.company.example, self-signed, valid from 2020 to 2119. */
const CERTIFICATE =
  'MIIBtTCCAVygAwIBAgIUGIcB9sFjXTMiZohRREkRfIIyFAYwCgYIKoZIzj0EAwIwHzEdMBsGA1UEAwwUbWFpbC5jb21wYW55LmV4YW1wbGUwIBcNMjAwMTAxMDAwMDAxWhgPMjExOTEyMDgwMDAwMDFaMB8xHTAbBgNVBAMMFG1haWwuY29tcGFueS5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEHsKHXnrKQnd95C7EzeS2t8iawhixozQfTgYGiDf7ygCceR5N7sSlBW4jevSZ+qiwg2V/Wgxzb9vmzYPFdA3vIKN0MHIwHQYDVR0OBBYEFHaj1DrVNRxtrYO6ciHt+3ZxuSQdMB8GA1UdIwQYMBaAFHaj1DrVNRxtrYO6ciHt+3ZxuSQdMA8GA1UdEwEB/wQFMAMBAf8wHwYDVR0RBBgwFoIUbWFpbC5jb21wYW55LmV4YW1wbGUwCgYIKoZIzj0EAwIDRwAwRAIgK4yiKdqAjj3ICZZ/J7cMwWqe4h8o4LjU02tioFbxlecCIEF1Lq99Te1txalYJtU/jZD0TibSmRGzLIwTok5BST14';
const KEY =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgd6ZlrSc0KOBQYSgp1gWZLzNloQDmzEyBSd+zsF5IUbChRANCAAQewodeespCd33kLsTN5La3yJrCGLGjNB9OBgaIN/vKAJx5Hk3uxKUFbiN69Jn6qLCDZX9aDHNv2+bNg8V0De8g';

/** For an SMTP server, and as an authority that a client may trust. */
export const MAIL_CERTIFICATE = {
  cert: pem('CERTIFICATE', CERTIFICATE),
  key: pem('PRIVATE KEY', KEY),
};

function pem(kind: string, base64: string): string {
  return `-----BEGIN ${kind}-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END ${kind}-----\n`;
}
