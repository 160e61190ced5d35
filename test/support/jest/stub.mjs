const names = (exported) =>
  Object.keys(exported ?? {}).filter((name) => /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name));

/** A module that passes on what another one exports. */
export function esmStub(expression, exported) {
  const constants = names(exported).map((name) => `const $_${name} = module.${name};`);
  return `const module = ${expression};\n${constants.join('\n')}\nexport { ${names(exported)
    .map((name) => `$_${name} as ${name}`)
    .join(', ')} };`;
}

export function cjsStub(expression, exported) {
  // The second line is never run: jest reads the names in it.
  return `module.exports = ${expression};\n0 && (${[...names(exported).map((name) => `exports.${name} = `), '0'].join('')});`;
}
