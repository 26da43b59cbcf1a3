import { expect, test } from 'vitest'
import type { ScreenQuery } from '#web/app/screen.ts'
import { screenFacts } from '#web/app/screen-facts.ts'
import { navigationQuery } from '#web/features/app/shell/api/list-navigation.ts'
import { footerQuery } from '#web/features/content/footer/api/footer-query.ts'
import { answerCallsWith } from '#web/lib/call.ts'
import { renderedCalls } from './answer-public-call.ts'

const asked = new Set<string>()
answerCallsWith((contract) => {
  asked.add(contract.name)
  return Promise.reject(new Error('No one answers here.'))
})

/** Runs a query and notes which routes it calls. */
async function callsOf(query: ScreenQuery): Promise<string[]> {
  asked.clear()
  const read = query.queryFn as (context: object) => Promise<unknown>
  await read({ signal: new AbortController().signal, queryKey: query.queryKey }).catch(() => undefined)
  return [...asked]
}

test('the server can call what pages show everywhere', async () => {
  for (const query of [navigationQuery, footerQuery])
    expect(renderedCalls).toEqual(expect.arrayContaining(await callsOf(query)))
})

const rendered = Object.entries(screenFacts).filter(([, { data }]) => data)

test.for(rendered)('the server can call what %s reads', async ([path, { data, samples }]) => {
  const { queries } = (await data?.()) ?? { queries: () => [] }
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1'])
  const searches = ['', ...(samples?.(() => 'one') ?? []).map((address) => address.split('?')[1] ?? '')]
  for (const search of searches)
    for (const query of queries(Object.fromEntries(names), new URLSearchParams(search))) {
      const calls = await callsOf(query)
      expect(calls.length, `${path} reads something`).toBeGreaterThan(0)
      expect(renderedCalls).toEqual(expect.arrayContaining(calls))
    }
})
