import { siteHandler, type WebApp } from './site-handler.ts'

/** The web app as it was built for servers; the cast keeps the compiler from looking for it before there is one. */
const load = async () => (await import('../../web/dist/server/server.js' as string)) as WebApp

export const handler = siteHandler(load)
