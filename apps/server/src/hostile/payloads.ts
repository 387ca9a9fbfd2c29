/** Texts that run, break out or load something where they are taken for code. None of them is one line's end. */
export const PAYLOADS = {
  script: '<script>window.canary=1</script>',
  attribute: '"><img src=x onerror=window.canary=2>',
  svg: '<svg/onload=window.canary=3>',
  entity: '&lt;b&gt;&#x41;&amp;&unknown;',
  cdata: ']]><script/>',
  comment: '--><script>1</script><!--',
  template: '{{constructor.constructor("window.canary=4")()}}',
  typst: '#eval("1+1") #read("/etc/passwd") #import "@preview/x:1.0.0": *',
  typstMath: '$ x^2 $ @label <label> \\u{41} = not a heading',
  markdown: '[click](javascript:window.canary=5) ![x](data:text/html,y)',
  pdf: ') Tj /JS (app.alert(1)) (',
  formula: '=HYPERLINK("http://127.0.0.1:9")',
  backtick: '`$(window.canary=6)`',
} as const;

export const ALL_PAYLOADS = Object.values(PAYLOADS).join(' ');
