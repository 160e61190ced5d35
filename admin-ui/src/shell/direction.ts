/** As index.html or the language set it before; another one begins with another page. */
export const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
