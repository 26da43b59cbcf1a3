import type { BrowserContext } from 'playwright-core'
import { Client } from './client.ts'

/** Registers from an address of its own, because each address may do so only a few times an hour. */
export const registerFromOwnAddress = (context: BrowserContext, url: string): Promise<void> =>
  sendFromOwnAddress(context, url, '**/api/accounts/register')

/** Asks for the newsletter from an address of its own, for the same reason. */
export const subscribeFromOwnAddress = (context: BrowserContext, url: string): Promise<void> =>
  sendFromOwnAddress(context, url, '**/api/newsletter/subscriptions')

async function sendFromOwnAddress(context: BrowserContext, url: string, path: string): Promise<void> {
  const client = new Client(url)
  await context.route(path, async (route) => {
    const request = route.request()
    const { 'accept-encoding': _, ...headers } = await request.allHeaders()
    const answer = await client.send({
      method: request.method(),
      path: new URL(request.url()).pathname,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':'))),
      body: request.postData() ?? '',
    })
    await route.fulfill({
      status: answer.status,
      headers: { 'content-type': String(answer.headers['content-type']) },
      body: answer.text,
    })
  })
}
