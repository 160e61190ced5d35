{
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // The browser may block storage; then the system's theme is used.
  }
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  if (chosen)
    for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
      bar.content = dark ? '#161e1f' : '#ffffff';
}
