import { changeClass, type JudgedClass } from '#core/competitions/competitions/change-class.ts'
import { assertLeading } from '#core/competitions/competitions/class-roles.ts'
import { eventLanes } from '#core/competitions/competitions/event-lanes.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { sheetsOf } from '#core/competitions/competitions/sheets-of.ts'
import { withCurrentImports } from '#core/competitions/competitions/with-current-imports.ts'
import { staffOf } from '#core/events/event-staff/staff-of.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { workRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import { panelRefusal } from '#shared/competitions/competitions/panel-refusal.ts'
import { setClassSetup as contract } from '#shared/competitions/competitions/setup-contract.ts'
import { scoresClass } from '#shared/competitions/score-sheets/judge-refusal.ts'
import { AppError } from '#shared/errors.ts'

type Body = ApiRequest<typeof contract>['body']

function setClassSetup({ actor, params: named, body, now, remember }: ApiRequest<typeof contract>) {
  const { version, laneId, ...setup } = body
  const { judgeIds } = setup
  return changeClass(
    {
      actor,
      named,
      version,
      remember,
      to: async (at, staff) => {
        assertLeading(staff)
        refuse(workRefusal(await withCurrentImports(at.of)))
        await assertThere(at, body)
        const { laneId: _, ...of } = at.of
        const isSame =
          judgeIds.length === of.judgeIds.length && judgeIds.every((id) => of.judgeIds.includes(id))
        return {
          of: { ...of, ...setup, ...(laneId && { laneId }) },
          ...(!isSame && { log: 'Changed the judges of' }),
        }
      },
    },
    now,
  )
}

async function assertThere({ event, of, rules }: JudgedClass, { judgeIds, laneId, runsAllowed }: Body) {
  const { format } = rules
  const needed = format.counts === 'sum' || format.counts === 'average' ? format.runs : 1
  if (runsAllowed < needed)
    throw new AppError('conflict', 'runs_needed', `${format.name} counts ${needed} runs of each entry.`)
  const gone = of.judgeIds.filter((judgeId) => !judgeIds.includes(judgeId))
  const sheets = gone.length > 0 ? await sheetsOf(event.id, of.classKey) : []
  refuse(panelRefusal(format, { judgeIds, gone, sheets }))
  const helpers = await staffOf(event.id)
  const isJudge = (userId: string) => {
    const staff = helpers.find((one) => one.userId === userId)
    return scoresClass({ userId, staff, assigned: [], declaredConflicts: [] }, of.classKey)
  }
  if (!judgeIds.every(isJudge))
    throw new AppError('conflict', 'not_a_judge', 'Choose among the judges who have accepted this class.')
  if (laneId === undefined) return
  const lanes = (await eventLanes.get({ eventId: event.id }, { consistent: true }))?.lanes ?? []
  if (!lanes.some(({ id }) => id === laneId))
    throw new AppError('conflict', 'lane_unknown', 'This event does not have this lane.')
}

export const handler = endpoint(contract, setClassSetup)
