import { commit } from '#core/platform/db/commit.ts'
import { consumer, unlessApplied } from '#core/platform/facts/consumer.ts'
import { agentsOf } from '#core/support/support-desks/agents.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { facts } from '#core/support/support-requests/facts.ts'
import { requests } from '#core/support/support-requests/requests.ts'
import { concernedBy, tellOfDue } from '#core/support/support-requests/tell-of-due.ts'

/** Tells those at the desk, each once, unless it was answered in the meantime. */
export const handler = consumer(facts, 'request.due', 'tell-desk', async ({ fact, now, onceFor }) => {
  const { requestId, ...due } = fact.payload
  const request = await requests.get({ id: requestId }, { consistent: true })
  if (request?.status !== 'open' || (due.clock === 'first' && request.firstAnsweredAt)) return
  const [agents, settings] = await Promise.all([agentsOf(request.deskId), readDeskSettings(request.deskId)])
  for (const one of concernedBy(request, agents, due.isMissed))
    await unlessApplied(() =>
      commit(onceFor(one.agent.id), ...tellOfDue(request, due, one, { settings, now })),
    )
})
