import { JSDOM } from 'jsdom';

/** The parts of a browser that the screens use and jsdom lacks. Nothing is laid out, so nothing has a size or scrolls. */
function complete(window) {
  const { Element, HTMLDialogElement } = window;
  window.matchMedia = (media) =>
    Object.assign(new window.EventTarget(), {
      media,
      matches: media === '(min-width: 900px)' || media === '(prefers-reduced-motion: reduce)',
    });
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // Without stylesheets there is nothing to compute, and queries by role ask for each element.
  const hidden = window.document.createElement('div');
  hidden.style.display = 'none';
  window.getComputedStyle = (element) =>
    element.hidden || element.matches('dialog:not([open])') ? hidden.style : element.style;
  window.scrollTo = () => undefined;
  window.CSS = { escape: (text) => text.replace(/[^\w\u0080-\uffff-]/g, '\\$&') };
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new window.Event('close'));
  };
}

const { window } = new JSDOM('<!doctype html><title>Tests</title>', {
  url: 'http://localhost/',
  pretendToBeVisual: true,
});
complete(window);

/** Names that scripts find without `window.`; what Node has itself stays Node's, such as fetch and its forms. */
const names = Object.getOwnPropertyNames(window).filter(
  (name) => !(name in globalThis) && !name.startsWith('_'),
);
const shared = Object.fromEntries(
  names.map((name) => [
    name,
    typeof window[name] === 'function' && !/^[A-Z]/.test(name)
      ? window[name].bind(window)
      : window[name],
  ]),
);

/** The screens and their packages run in Node's own context, the tests in one of their own: both see this page. */
export function show(global) {
  Object.assign(global, shared, { window });
}

export function empty() {
  window.document.body.replaceChildren();
  window.localStorage.clear();
  window.sessionStorage.clear();
}

// A literal of a test is of the test's own context, and Testing Library asks what it is in Node's.
const isA = (type, test) => Object.defineProperty(type, Symbol.hasInstance, { value: test });
isA(RegExp, (value) => Object.prototype.toString.call(value) === '[object RegExp]');
isA(Function, (value) => typeof value === 'function');

/** Node's, which fetch can send, with the fields of a form of the page. */
class FormData extends globalThis.FormData {
  constructor(form) {
    super();
    for (const [name, value] of form ? new window.FormData(form) : []) this.append(name, value);
  }
}

show(globalThis);
Object.assign(globalThis, { FormData });
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
