// The rules of ours that oxlint does not have.
import { analyse } from 'scslre';

// A key of the messages, such as `resources.leaves.fields.status`, which react-admin's label and title translate.
const WORDS = '[value=/\\p{L}/u]:not([value=/^[\\w-]+([.][\\w-]+)+$/])';
const SHOWN =
  'JSXAttribute[name.name=/^(aria-label|aria-description|title|placeholder|label|helperText|alt)$/]';
const CHILD = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';
const CHOICE = ':matches(ConditionalExpression, LogicalExpression)';

const TEXTS = [
  'JSXText[value=/\\p{L}/u]',
  `${CHILD} > Literal${WORDS}`,
  `${CHILD} > ${CHOICE} > Literal${WORDS}`,
  `${CHILD} > TemplateLiteral > TemplateElement[value.raw=/\\p{L}{2}/u]`,
  `${SHOWN} > Literal${WORDS}`,
  `${SHOWN} > JSXExpressionContainer > Literal${WORDS}`,
  `${SHOWN} > JSXExpressionContainer > ${CHOICE} > Literal${WORDS}`,
];

const textInMessages = {
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: 'Text that people read belongs in the messages, in every language.',
      });
    return Object.fromEntries(TEXTS.map((selector) => [selector, report]));
  },
};

/** oxlint's consistent-type-imports does not know that Nest needs the constructor types of decorated classes at run time. */
const typeImports = {
  create(context) {
    const imports = [];
    let decorated = false;
    return {
      Decorator: () => void (decorated = true),
      ImportDeclaration: (node) => node.importKind !== 'type' && imports.push(node),
      'Program:exit'() {
        if (decorated) return;
        for (const node of imports) {
          for (const variable of context.sourceCode.getDeclaredVariables(node)) {
            const [definition] = variable.defs;
            if (definition?.node.importKind === 'type') continue;
            if (
              variable.references.length === 0 ||
              variable.references.some((reference) => reference.isValueReference)
            )
              continue;
            context.report({
              node: definition.node,
              message: `${variable.name} is only used as a type: import it as one.`,
            });
          }
        }
      },
    };
  },
};

/** The page changes some time after an action: an `expect` that reads it looks once, and fails on a slow machine. */
const waitsForThePage = {
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message:
          'This looks once, maybe too early: await soon(() => …).toBe(…), or name what is final before.',
      });
    return {
      'CallExpression[callee.name=expect] AwaitExpression': report,
      'CallExpression[callee.name=expect] CallExpression[callee.property.name=url]': report,
    };
  },
};

/** An expression that meets outside text in a time that grows with the square of its length, or worse, lets one request stop the server. */
const linearExpressions = {
  create(context) {
    const check = (node, source, flags) => {
      if (analyse({ source, flags }, { maxReports: 1 }).reports.length === 0) return;
      context.report({
        node,
        message:
          'The time of this expression grows faster than the text: give its repetitions a limit, or do without one.',
      });
    };
    return {
      'Literal[regex]': (node) => check(node, node.regex.pattern, node.regex.flags),
      // An expression that is put together from parts has no pattern here: a test measures those.
      'NewExpression[callee.name=RegExp][arguments.0.type=Literal]': (node) =>
        check(node, String(node.arguments[0].value), String(node.arguments[1]?.value ?? '')),
    };
  },
};

const GROUP = /^(describe|scenarios)/;

/** A function's lines from its first to its last; a group of tests is none. */
const functionLines = {
  meta: { schema: [{ type: 'integer' }] },
  create(context) {
    const [most] = context.options;
    const check = (node) => {
      const { callee } = node.parent.type === 'CallExpression' ? node.parent : {};
      if (callee && GROUP.test(context.sourceCode.getText(callee))) return;
      const lines = node.loc.end.line - node.loc.start.line + 1;
      if (lines > most)
        context.report({
          node,
          message: `${lines} lines, and ${most} are the most that is read at once: name its steps.`,
        });
    };
    return Object.fromEntries(
      ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].map((kind) => [
        kind,
        check,
      ]),
    );
  },
};

export default {
  meta: { name: 'ours' },
  rules: {
    'function-lines': functionLines,
    'linear-expressions': linearExpressions,
    'text-in-messages': textInMessages,
    'type-imports': typeImports,
    'waits-for-the-page': waitsForThePage,
  },
};
