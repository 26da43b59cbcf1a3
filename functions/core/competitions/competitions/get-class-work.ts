import { type OpenSheet, openSheets } from '#core/competitions/competitions/open-sheets.ts'
import { isOpen, protestsOfClass } from '#core/competitions/competitions/protests-of-class.ts'
import { workedClassAt } from '#core/competitions/competitions/worked-class-at.ts'
import { staffOf } from '#core/events/event-staff/staff-of.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { qualifiersOf } from '#shared/competitions/brackets/draw-bracket.ts'
import { redrawOf } from '#shared/competitions/brackets/redrawn-bracket.ts'
import { publishRefusal, signRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import type { ClassWork, SheetHead, WorkEntry } from '#shared/competitions/competitions/class-work.ts'
import { dayRefusal } from '#shared/competitions/competitions/day-refusal.ts'
import { actsAsHeadJudge, competesRefusal } from '#shared/competitions/competitions/leading-refusal.ts'
import { sheetTotal, spreadOf } from '#shared/competitions/score-sheets/sheet-total.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import type { EventStaff } from '#shared/events/event-staff/event-staff.ts'
import { isJudged } from '#shared/rules/rulebooks/competition-format.ts'
import { rubricMaximum } from '#shared/rules/rulebooks/rubric.ts'
import { bracketRefusal } from './bracket-refusal.ts'
import type { ClassAt, ClassRules } from './class-at.ts'
import { type ClassActor, classStaff } from './class-roles.ts'
import { type ClassStanding, classStanding } from './class-standing.ts'
import { eventLanes } from './event-lanes.ts'
import { leadersOf } from './leaders-of.ts'
import { type Neutrality, neutralityOf } from './neutrality.ts'
import { runOrderOf } from './run-order-of.ts'
import { shownNames } from './shown-names.ts'
import { unpublishedRefusal } from './unpublished-refusal.ts'

type Working = {
  at: ClassAt & { rules: ClassRules }
  standing: ClassStanding
  neutrality: Neutrality
  nameOf: Awaited<ReturnType<typeof shownNames>>
  open: readonly OpenSheet[]
  staff: ClassActor
  /** The event’s scorers, for those who lead the class. */
  scorers: readonly EventStaff[]
}

/** Tells whether a person has declared a conflict of interest with an entrant. */
const saidBy = ({ staff }: Pick<ClassActor, 'staff'>, { userId, registrationId }: ClassEntry) =>
  staff?.declaredConflicts?.includes(userId ?? registrationId) ?? false

/** Returns everything a person who works at a class needs from it, in one answer. */
export async function getClassWork(
  actor: Pick<Actor, 'userId' | 'user'>,
  { eventId, classKey }: { eventId: string; classKey: string },
  now: string,
): Promise<ClassWork> {
  const at = await workedClassAt(eventId, classKey)
  const staff = await classStaff(actor, at.event, classKey)
  const { event, fields, of, rules } = at
  const isLeading = staff.roles.includes('head_judge') || staff.roles.includes('organizer')
  const [standing, lanes, protests, open, helpers] = await Promise.all([
    classStanding(of, rules),
    eventLanes.get({ eventId }),
    protestsOfClass(eventId, classKey),
    openSheetsOf(eventId, classKey, now),
    isLeading ? staffOf(eventId) : [],
  ])
  const scorers = helpers.filter(
    ({ role, status }) => status === 'accepted' && role !== 'desk' && role !== 'organizer',
  )
  const judgeIds = [...new Set([...of.judgeIds, ...standing.sheets.map(({ judgeId }) => judgeId)])]
  const [neutrality, leaders, nameOf] = await Promise.all([
    neutralityOf(staff, at, standing.entries),
    leadersOf(at, standing.entries),
    shownNames([...standing.entries, ...scorers, ...judgeIds.map((userId) => ({ userId }))]),
  ])
  const openProtests = protests.filter(isOpen).length
  const { work, openTie, bracket, qualified } = standing
  const redraw = isLeading && bracket && redrawOf(bracket, qualifiersOf(qualified, bracket))
  return {
    of,
    eventTitle: event.title,
    timeZone: event.timeZone,
    name: fields.name,
    class: rules.class,
    format: rules.format,
    ...(rules.rubric && { rubric: rules.rubric }),
    violations: [...rules.violations],
    lanes: lanes?.lanes ?? [],
    ...(lanes && { lanesVersion: lanes.version }),
    roles: [...staff.roles],
    judges: judgeIds.map((userId) => ({
      userId,
      name: nameOf({ userId }).name,
      isExcused: of.excused.some(({ judgeId }) => judgeId === userId),
    })),
    entries: inOrder(at, standing.entries).map((entry) =>
      workEntry(entry, { at, standing, neutrality, nameOf, open, staff, scorers }),
    ),
    ...(standing.bracket && { bracket: standing.bracket }),
    ...(redraw && { redraw }),
    openProtests,
    maySign: actsAsHeadJudge(staff, leaders),
    ...(openTie !== undefined && { openTie }),
    ...sentence(
      'publishRefusal',
      competesRefusal(staff, leaders, 'publish') ??
        dayRefusal(event, now) ??
        publishRefusal(of, { entries: work, openTie, asShared: false }) ??
        (await bracketRefusal(standing, rules)),
    ),
    ...sentence(
      'signRefusal',
      competesRefusal(staff, leaders, 'sign') ??
        dayRefusal(event, now) ??
        signRefusal(of, openProtests, event.timeZone, now) ??
        (await unpublishedRefusal(at, standing, now)),
    ),
  }
}

const sentence = <K extends string>(key: K, refusal: { message: string } | undefined) =>
  (refusal ? { [key]: refusal.message } : {}) as { [P in K]?: string }

/** The running entries in their order, followed by those that are no longer in. */
function inOrder({ of }: ClassAt, entries: readonly ClassEntry[]): ClassEntry[] {
  const order = runOrderOf(of, entries)
  const there = entries.filter(({ status }) => status !== 'moved')
  const place = ({ entryId }: ClassEntry) => (order.indexOf(entryId) + 1 || order.length + 1) - 1
  return there.toSorted((a, b) => place(a) - place(b))
}

function workEntry(entry: ClassEntry, working: Working): WorkEntry {
  const { at, standing, neutrality, nameOf } = working
  const { entryId, number, vehicle, status, isCheckedIn } = entry
  const placed = standing.placed.find((one) => one.entryId === entryId)
  const work = standing.work.find((one) => one.entryId === entryId)
  const sheets = sheetsOf(entryId, working)
  const refusal = neutrality(entry)
  const conflicts = working.scorers
    .filter((staff) => entry.declaredConflicts?.includes(staff.userId) || saidBy({ staff }, entry))
    .map(({ userId }) => nameOf({ userId }).name)
  const { rubric, format } = at.rules
  const totals = sheets.flatMap(({ status: is, totalHundredths }) =>
    is === 'submitted' && totalHundredths !== undefined ? [totalHundredths] : [],
  )
  return {
    entryId,
    ...(number !== undefined && { number }),
    name: nameOf(entry).name,
    vehicle,
    status: work?.status ?? status,
    isAbsent: at.of.absent.includes(entryId),
    isCheckedIn,
    runs: standing.runs.filter((run) => run.entryId === entryId),
    sheets,
    ...(refusal && { refusal: refusal.message }),
    ...(saidBy(working.staff, entry) && { hasConflict: true }),
    ...(conflicts.length > 0 && { conflicts }),
    ...(placed?.place !== undefined && { place: placed.place }),
    isShared: placed?.isShared ?? false,
    ...(placed?.score && { score: placed.score }),
    ...(placed?.tieReason && { tieReason: placed.tieReason }),
    isSpread: Boolean(rubric && isJudged(format) && spreadOf(totals, rubricMaximum(rubric)).isWide),
  }
}

function sheetsOf(
  entryId: string,
  { at, standing, nameOf, open }: Pick<Working, 'at' | 'standing' | 'nameOf' | 'open'>,
): SheetHead[] {
  const { rubric } = at.rules
  return standing.sheets
    .filter((sheet) => sheet.entryId === entryId)
    .map(({ judgeId, status, values, version }) => ({
      judgeId,
      judgeName: nameOf({ userId: judgeId }).name,
      status,
      ...(rubric && { totalHundredths: sheetTotal(rubric, values) }),
      version,
      openOn: open.filter((one) => one.entryId === entryId && one.judgeId === judgeId).length,
    }))
}

/** The devices on which the sheets of a class are open. */
async function openSheetsOf(eventId: string, classKey: string, now: string): Promise<OpenSheet[]> {
  const all: OpenSheet[] = []
  let cursor: string | undefined
  do {
    const page = await openSheets.list({
      pk: `EVT#${eventId}#CLS#${classKey}`,
      prefix: 'OPEN#',
      limit: 100,
      cursor,
    })
    all.push(...page.items.filter(({ until }) => until > now))
    cursor = page.nextCursor
  } while (cursor)
  return all
}
