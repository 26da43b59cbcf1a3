import type { BuildSheets } from '#shared/tools/subwoofer-designs/build-sheets.ts'
import type { MadeFile } from './build-files.ts'
import type { BuildResult, BuildTask, FileTask, SheetsTask } from './build-task.ts'

/** The part of a worker that a desk needs. */
export type DeskWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

type Answered = { id: number; result?: BuildResult }

/** Undefined if newer sheets were requested in the meantime. */
export type NestedAnswer = readonly BuildSheets[] | 'failed' | undefined

/**
 * Gives work to a worker, which is started with the first task, and again after one that failed. Files are all made,
 * one after another; of the sheets that are requested while others are nested, only the newest are nested next, and
 * those in between are left out.
 */
export class BuildDesk {
  readonly #start: () => DeskWorker
  #worker: DeskWorker | undefined
  readonly #open = new Map<number, (result: BuildResult | undefined) => void>()
  #last = 0
  #isNesting = false
  #next: { task: SheetsTask; give: (sheets: NestedAnswer) => void } | undefined

  constructor(start: () => DeskWorker) {
    this.#start = start
  }

  /** Returns files, or undefined if they could not be made. */
  async files(task: FileTask): Promise<readonly MadeFile[] | undefined> {
    const result = await this.#ask({ files: task })
    return result && 'files' in result ? result.files : undefined
  }

  /** The sheets of a box. */
  sheets(task: SheetsTask): Promise<NestedAnswer> {
    this.#next?.give(undefined)
    return new Promise((give) => {
      this.#next = { task, give }
      void this.#nest()
    })
  }

  stop(): void {
    this.#end()
    this.#next?.give(undefined)
    this.#next = undefined
  }

  async #nest(): Promise<void> {
    if (this.#isNesting) return
    this.#isNesting = true
    for (let one = this.#taken(); one; one = this.#taken()) {
      const result = await this.#ask({ sheets: one.task })
      one.give(this.#next ? undefined : result && 'sheets' in result ? result.sheets : 'failed')
    }
    this.#isNesting = false
  }

  #taken() {
    const next = this.#next
    this.#next = undefined
    return next
  }

  #ask(task: BuildTask): Promise<BuildResult | undefined> {
    const id = ++this.#last
    return new Promise((give) => {
      this.#open.set(id, give)
      this.#worker ??= this.#started()
      this.#worker.postMessage({ id, task })
    })
  }

  #started(): DeskWorker {
    const worker = this.#start()
    worker.onmessage = ({ data }: MessageEvent<Answered>) => this.#answer(data.id, data.result)
    worker.onerror = () => this.#end()
    return worker
  }

  #end(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    for (const id of [...this.#open.keys()]) this.#answer(id, undefined)
  }

  #answer(id: number, result: BuildResult | undefined): void {
    const give = this.#open.get(id)
    this.#open.delete(id)
    give?.(result)
  }
}
