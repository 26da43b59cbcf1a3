import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

/** Answers when the test says so. */
function server() {
  const asked: ((answer: string) => void)[] = []
  return { asked, answer: () => new Promise<string>((resolve) => void asked.push(resolve)) }
}

test('a first answer that was under way at a change is not taken for the news', async () => {
  const client = createQueryClient()
  const { asked, answer } = server()
  const list = new QueryObserver(client, { queryKey: ['list'], queryFn: answer })
  const pages = new InfiniteQueryObserver(client, {
    queryKey: ['list', 'pages'],
    queryFn: answer,
    initialPageParam: 0,
    getNextPageParam: () => undefined,
  })
  const ends = [list.subscribe(() => undefined), pages.subscribe(() => undefined)]
  const told = client.invalidateQueries({ queryKey: ['list'] })
  expect(asked).toHaveLength(4)
  for (const [index, tell] of asked.entries()) tell(index < 2 ? 'before the change' : 'after it')
  await told
  expect(list.getCurrentResult().data).toBe('after it')
  expect(pages.getCurrentResult().data?.pages).toEqual(['after it'])
  for (const end of ends) end()
})

test('a caller that waits for the first answer gets the one after the change', async () => {
  const client = createQueryClient()
  const { asked, answer } = server()
  const end = new QueryObserver(client, { queryKey: ['list'], queryFn: answer }).subscribe(() => undefined)
  const waited = client.ensureQueryData({ queryKey: ['list'], queryFn: answer })
  void client.invalidateQueries()
  asked[0]?.('before the change')
  asked[1]?.('after it')
  expect(await waited).toBe('after it')
  end()
})
