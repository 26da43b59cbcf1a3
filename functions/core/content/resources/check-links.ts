import { env } from '#core/env.ts'
import { commit } from '#core/platform/db/commit.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { log } from '#core/platform/log/log.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { administratorIds } from '#core/platform/users/administrator-ids.ts'
import { isOnTheWeb } from '#shared/content/resources/href.ts'
import type { Resource } from '#shared/content/resources/resource.ts'
import { AppError } from '#shared/errors.ts'
import { allResources } from './all-resources.ts'
import { askLink } from './ask-link.ts'
import { resources } from './resources.ts'

const patienceMs = 10_000

/** A site that tells programs they ask too much, or that people must log in, is there. */
const alive = new Set([401, 403, 429])

/** Tells whether a link works. Some sites refuse HEAD, so a refusal is checked again with GET. */
async function linkWorks(href: string): Promise<boolean> {
  return (await isAnswered(href, 'HEAD')) || (await isAnswered(href, 'GET'))
}

async function isAnswered(href: string, method: 'HEAD' | 'GET'): Promise<boolean> {
  const through = env('LINK_CHECK_URL')
  try {
    const status =
      through === 'direct' ? await askLink(href, method) : await askThrough(through, href, method)
    return status < 400 || alive.has(status)
  } catch {
    return false
  }
}

/** A machine without a way to the web has something that answers in its place. */
async function askThrough(through: string, href: string, method: 'HEAD' | 'GET'): Promise<number> {
  const response = await fetch(`${through}?url=${encodeURIComponent(href)}`, {
    method,
    signal: AbortSignal.timeout(patienceMs),
  })
  await response.body?.cancel()
  return response.status
}

const linksAtOnce = 10

/** Asks every published link on the web whether it is still there, and tells administrators which have gone. */
export async function checkLinks(now: string): Promise<{ checked: number; dead: number }> {
  const { items } = await allResources()
  const linked = items.filter(({ status, href }) => status === 'published' && isOnTheWeb(href))
  const dead: Resource[] = []
  for (let start = 0; start < linked.length; start += linksAtOnce)
    await Promise.all(
      linked.slice(start, start + linksAtOnce).map(async (resource) => {
        const works = await linkWorks(resource.href)
        if (await note(resource, works, now)) dead.push(resource)
      }),
    )
  if (dead.length > 0) await tellAdministrators(dead, now)
  return { checked: linked.length, dead: dead.length }
}

/** Keeps what was found; says whether the link has just gone. A link that was changed meanwhile is not this one. */
function note({ id, href }: Resource, works: boolean, now: string): Promise<boolean> {
  return untilUnchanged(async () => {
    const resource = await resources.get({ id }, { consistent: true })
    if (resource?.href !== href) return false
    const checkedOn = now.slice(0, 10)
    const deadSince = works ? undefined : (resource.deadSince ?? checkedOn)
    await commit(
      resources.put(
        { ...resource, checkedOn, deadSince, version: resource.version + 1 },
        { version: resource.version },
      ),
    )
    // A run that is repeated on the same day says the same again, under the same id.
    return deadSince === checkedOn
  })
}

async function tellAdministrators(dead: Resource[], now: string): Promise<void> {
  const [{ title }] = dead as [Resource]
  const what =
    dead.length === 1 ? `The link for “${title}” no longer works.` : `${dead.length} links no longer work.`
  const day = `${now.slice(0, 10)}T00:00:00.000Z`
  const tell = async (userId: string) => {
    const id = deriveId('ntf', day, `${userId} dead links`)
    const notice = { id, userId, kind: 'dead_links', type: 'warning', href: '/admin/resources' } as const
    try {
      await commit(...notify({ ...notice, title: 'Check the resources', message: what }, now))
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'version_conflict') throw error
    }
  }
  await Promise.all((await administratorIds()).map(tell))
  log.info('resources.dead_links', { count: dead.length, ids: dead.map((resource) => resource.id) })
}
