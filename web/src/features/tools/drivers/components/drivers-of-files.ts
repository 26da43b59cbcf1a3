import type { DriverFields } from '#shared/tools/drivers/driver.ts'
import { nominalSize } from '#shared/tools/drivers/nominal-size.ts'
import { largestWdr, type ReadDriver, type ReadWdr, type WdrQuestion } from '#shared/tools/winisd/read-wdr.ts'
import type { WdrKey } from '#shared/tools/winisd/wdr-keys.ts'

/** A figure of a file that may be two, with the sentence that asks which. */
export type AskedFigure = WdrQuestion & { message: string }

type FoundDriver = Omit<ReadDriver, 'driver'> & { driver: DriverFields }

export type ReadFile = { file: string } & (FoundDriver | { problem: string })

type Read = (bytes: Uint8Array, answers: Partial<Record<WdrKey, number>>) => ReadWdr

/** Reads driver files one after the other; `ask` is called for each figure that may be two, and may give up the file. */
export async function driversOfFiles(
  files: readonly File[],
  read: Read,
  ask: (question: AskedFigure) => Promise<number | undefined>,
): Promise<ReadFile[]> {
  const found: ReadFile[] = []
  for (const file of files) found.push({ file: file.name, ...(await driverOf(file, read, ask)) })
  return found
}

async function driverOf(
  file: File,
  read: Read,
  ask: (question: AskedFigure) => Promise<number | undefined>,
): Promise<FoundDriver | { problem: string }> {
  if (file.size > largestWdr) return { problem: 'The file must be at most 64 KB.' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const answers: Partial<Record<WdrKey, number>> = {}
  for (;;) {
    const answer = read(bytes, answers)
    if ('driver' in answer) return { ...answer, driver: wholeOf(answer.driver) }
    const { message, question } = answer.problem
    const chosen = question && (await ask({ ...question, message }))
    if (!question || chosen === undefined) return { problem: message }
    answers[question.key] = chosen
  }
}

/** A file names no size. */
const wholeOf = (driver: Omit<DriverFields, 'sizeIn' | 'notes'>): DriverFields => ({
  ...driver,
  sizeIn: nominalSize(driver.values.sd),
  notes: '',
})
