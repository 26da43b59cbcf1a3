import { paypalClient } from './paypal.ts'

type Page = Record<string, unknown> & { links?: { rel: string; href: string }[] }

/** The items of a PayPal list, page by page, each under the link that the one before gives. */
export async function* paypalPages<Item>(first: string, name: string): AsyncGenerator<Item[]> {
  const paypal = await paypalClient()
  for (let path: string | undefined = first; path; ) {
    const page: Page = await paypal.get<Page>(path)
    yield (page[name] ?? []) as Item[]
    path = nextOf(page)
  }
}

/** Links are absolute; which host is asked is ours to say. */
function nextOf({ links = [] }: Page): string | undefined {
  const href = links.find(({ rel }) => rel === 'next')?.href
  return href && /\/v\d\/.*$/.exec(href)?.[0]
}
