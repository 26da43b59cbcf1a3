import { importLines, linesOf, type StoredLine } from '#core/competitions/competitions/import-lines.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { readImport, resultImports } from '#core/competitions/competitions/result-imports.ts'
import { organizersDesk } from '#core/competitions/desk/desk-of.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import type { answerImport as contract } from '#shared/competitions/result-imports/contract.ts'
import { answerRefusal, planChanged } from '#shared/competitions/result-imports/import-refusal.ts'
import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import type { BodyOf, ParamsOf } from '#shared/platform/http/route.ts'
import { planOf, shownPlan, storedLine } from './plan-import.ts'

type Answering = {
  actor: Actor
  named: ParamsOf<typeof contract>
  body: BodyOf<typeof contract>
  remember: (answer: ResultImport) => Write[]
}

type Answer = Answering['body']['answers'][number]

/** Plans a file again with the answers to its questions. The lines follow the import, so an older plan is not committed. */
export async function answerImport(
  { actor, named, body, remember }: Answering,
  now: string,
): Promise<ResultImport> {
  const { event } = await organizersDesk(actor, named.eventId)
  const of = await readImport(named)
  refuse(answerRefusal(of))
  const before = await linesOf(of.id)
  // Lines that have gone, or that another answer is writing, are planned from the file.
  if (before.length !== of.rows) refuse(planChanged)
  const lines = before.map((line) => answered(line, body.answers))
  const plan = await planOf({ ...of, actor, event }, lines, now)
  const next: ResultImport = { ...of, ...shownPlan(plan, now), updatedAt: now, version: of.version + 1 }
  await commit(resultImports.put(next, { version: of.version }), ...remember(next))
  const written = plan.lines.map((line, at) => {
    const was = lines[at] as StoredLine
    return storedLine(line, was, { of, entryId: plan.entryIdOf(line), version: was.version + 1 })
  })
  await writeBatch(written.map((line) => ({ PutRequest: { Item: importLines.item(line) } })))
  return next
}

/** A line with the last answer that it takes: one of its own, or one for all lines that offer it. */
function answered(line: StoredLine, answers: readonly Answer[]): StoredLine {
  const isOffered = ({ about, value }: Answer) =>
    line.questions?.some((one) => one.about === about && one.options.some((option) => option.value === value))
  const taken = answers.filter((one) =>
    one.lineNo === undefined ? isOffered(one) : one.lineNo === line.lineNo,
  )
  if (taken.length === 0) return line
  const said = Object.fromEntries(taken.map(({ about, value }) => [about, value]))
  return { ...line, answers: { ...line.answers, ...said } }
}
