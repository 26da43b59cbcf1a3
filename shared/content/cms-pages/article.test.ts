import { expect, test } from 'vitest'
import { articleOf } from './article.ts'

test('each heading has an id that no other has, made of its words', () => {
  const { html, headings } = articleOf(
    '<h2>How &amp; why</h2><h3>Größe</h3><h2>How, why</h2><h4>!</h4><h2>Main</h2>',
  )
  expect(headings.map(({ id }) => id)).toEqual(['how-why', 'große', 'how-why-2', 'section', 'main-2'])
  expect(headings[0]).toEqual({ id: 'how-why', text: 'How & why', level: 2 })
  expect(html).toContain('<h2 id="how-why">How &amp; why</h2>')
})

test('words in a heading may be set apart', () => {
  expect(articleOf('<h2>The <code>Q</code> of a box</h2>').headings).toEqual([
    { id: 'the-q-of-a-box', text: 'The Q of a box', level: 2 },
  ])
})

test('a table scrolls by itself', () => {
  expect(articleOf('<table><tbody></tbody></table>').html).toBe(
    '<div class="article-table" role="region" aria-label="Table" tabindex="0"><table><tbody></tbody></table></div>',
  )
})

test('a picture comes in the width that the screen needs, and one with a single width as it is', () => {
  const name = '/media/page-pictures/a/pic_01JD0000000000000000000000'
  const single = `<img src="${name}.webp" alt="A port">`
  expect(articleOf(`<img src="${name}.webp" alt="A port" />`).html).toBe(single)
  expect(articleOf(`<img src="${name}-1600.webp" alt="A port" />`).html).toBe(
    `<img src="${name}-1600.webp" srcset="${name}-1600.webp 1600w, ${name}-800.webp 800w, ${name}-400.webp 400w" sizes="(min-width: 48rem) 46rem, 100vw" alt="A port">`,
  )
})
