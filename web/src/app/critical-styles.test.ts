import { expect, test } from 'vitest'
import { criticalStyles, prepareStyles } from './critical-styles.ts'

const pick = (css: string, html: string, theme = 'dark') => criticalStyles(prepareStyles(css), html, theme)

test('a rule is kept when all elements and classes of one of its selectors occur', () => {
  const css = 'p{margin:0}.a .b{top:0}.a.c{top:1px}ul>li{left:0}'
  expect(pick(css, '<p class="a">x<i class="b"></i></p>')).toBe('p{margin:0}.a .b{top:0}')
  expect(pick('.a,.b{top:0}', '<p class="b">')).toBe('.b{top:0}')
})

test('class names are compared as they are written in the page', () => {
  const css =
    '.xl\\:grid-cols-\\[minmax\\(0\\,27rem\\)_1fr\\]{gap:0}.mt-1\\.5{margin:0}.\\[\\&\\>p\\]\\:mt-0>p{margin:0}'
  const html =
    '<p class="xl:grid-cols-[minmax(0,27rem)_1fr] mt-1.5"></p><div class="[&amp;&gt;p]:mt-0"></div>'
  expect(pick(css, html)).toBe(css)
  expect(pick(css, '<p class="xl:grid-cols-1">')).toBe('')
})

test('what a visitor changes without the script is kept in every state but the pointer’s', () => {
  const css =
    '.m[open]{top:0}.m:focus-visible{top:0}.m:not(.x):has(:checked){top:0}.m:hover{top:0}.m:hover:active{top:0}'
  expect(pick(css, '<p class="m">')).toBe(
    '.m[open]{top:0}.m:focus-visible{top:0}.m:not(.x):has(:checked){top:0}',
  )
})

test('a state that only the application sets waits for the stylesheet, unless the page begins with it', () => {
  const css =
    '.m[aria-busy=true]{top:0}.m[data-disabled]{top:0}.m:disabled{top:0}.m:not(:disabled){left:0}.m:not([aria-busy]){left:0}'
  expect(pick(css, '<p class="m">')).toBe('.m:not(:disabled){left:0}.m:not([aria-busy]){left:0}')
  expect(pick(css, '<p class="m" aria-busy="true" data-disabled="" disabled="">')).toBe(css)
  expect(pick('[data-session] .m{top:0}', '<p class="m">')).toBe('[data-session] .m{top:0}')
})

test('what names a file waits for the stylesheet, so that nothing is fetched before the first paint', () => {
  const css = '.m{top:0}.m:before{mask:url(/assets/marks.svg)}.m:after{mask:url("data:image/svg+xml,x")}'
  expect(pick(css, '<p class="m">')).toBe('.m{top:0}.m:after{mask:url("data:image/svg+xml,x")}')
})

test('what is for paper waits for the stylesheet', () => {
  expect(pick('@media print{.m{top:0}}@media screen{.m{top:0}}', '<p class="m">')).toBe(
    '@media screen{.m{top:0}}',
  )
})

test('brackets that ask for one thing are followed, others are given the benefit of the doubt', () => {
  const css = ':where(.a>:not(.b)){top:0}:is(.c,.d){left:0}'
  expect(pick(css, '<p>')).toBe(':is(.c,.d){left:0}')
  expect(pick(css, '<p class="a">')).toBe(css)
})

test('a selector that a browser may not know stays in its list, so that the list is void for the same browsers', () => {
  const css = '.a::-moz-thing,.b{top:0}'
  expect(pick(css, '<p class="b">')).toBe(css)
})

test('only the theme of the page is sent, and both to a page that takes the one of the system', () => {
  const css = '[data-theme=dark]{color:#000}[data-theme=light] p{color:#fff}'
  expect(pick(css, '<p>', 'dark')).toBe('[data-theme=dark]{color:#000}')
  expect(pick(css, '<p>', 'light')).toBe('[data-theme=light] p{color:#fff}')
  expect(criticalStyles(prepareStyles(css), '<p>')).toBe(css)
})

test('groups hold what is kept of them, and layers keep their order when nothing is', () => {
  const css =
    '@layer one,two;@layer one{.x{top:0}}@media (width>=40rem){.x{top:0}.a{top:0}}@media print{.x{top:0}}'
  expect(pick(css, '<p class="a">')).toBe('@layer one,two;@layer one{}@media (width>=40rem){.a{top:0}}')
})

test('variables and animations are kept when something that is kept leads to them', () => {
  const css =
    ':root{--a:var(--b);--b:1px;--c:2px}p{margin:var(--a);animation:rise 1s}' +
    '@keyframes rise{0%{top:var(--d)}}@keyframes fall{0%{top:0}}.x{--d:3px}' +
    '@property --b{syntax:"*";inherits:false}@property --c{syntax:"*";inherits:false}'
  expect(pick(css, '<p>')).toBe(
    ':root{--a:var(--b);--b:1px}p{margin:var(--a);animation:rise 1s}' +
      '@keyframes rise{0%{top:var(--d)}}@property --b{syntax:"*";inherits:false}',
  )
})

test('parts of fields come with a field of their type', () => {
  const css = '::file-selector-button{margin:0}'
  expect(pick(css, '<input type="search">')).toBe('')
  expect(pick(css, '<input type="file">')).toBe(css)
})

test('braces, commas and semicolons in strings and brackets are not those of the stylesheet', () => {
  const css = '/*! made by {} */a{content:"};{";background:url(data:a;b,c)}a[title="x,{y"]{top:0}'
  expect(pick(css, '<a>')).toBe('a{content:"};{";background:url(data:a;b,c)}a[title="x,{y"]{top:0}')
})
