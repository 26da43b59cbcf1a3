import * as z from 'zod/mini'
import { logActivity, OwnActivity } from '#shared/platform/activities/contract.ts'
import { isResizeNotice } from '#web/lib/analytics/is-resize-notice.ts'
import { shownPage } from '#web/lib/analytics/track.ts'
import { call } from '#web/lib/call.ts'
import { logActivity as log, sendActivitiesTo } from '#web/lib/log-activity.ts'
import { currentSession } from '#web/lib/session/session-store.ts'

/** A page that fails at every turn is known to fail after a few of them. */
const mostErrors = 5

/** Sends the page's activities to the member’s log, each once, until the returned function is called. */
export function sendActivities(): () => void {
  const sent = new Set<string>()
  let errors = 0

  function isNew(activity: OwnActivity): boolean {
    const session = currentSession()
    if (session.status !== 'signed-in') return false
    if (activity.type === 'content_view' && activity.id === session.me.id) return false
    if (activity.type === 'error_event' && ++errors > mostErrors) return false
    const { type, ...what } = activity
    const key = JSON.stringify(type === 'search' ? activity.query : what)
    if (sent.has(key)) return false
    sent.add(key)
    return true
  }

  sendActivitiesTo((activity) => {
    // A request that the server would refuse, such as an error with an unknown kind, is not worth sending.
    if (!z.safeParse(OwnActivity, activity).success || !isNew(activity)) return
    // A failure to record an activity must not trouble the member.
    call(logActivity, { body: activity }).catch(() => undefined)
  })
  const failed = (error: unknown) =>
    log({
      type: 'error_event',
      code: error instanceof Error ? error.name : 'script',
      page: shownPage().path,
    })
  const onError = (event: ErrorEvent) => {
    if (!isResizeNotice(event)) failed(event.error)
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => failed(reason)
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    sendActivitiesTo(undefined)
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
}
