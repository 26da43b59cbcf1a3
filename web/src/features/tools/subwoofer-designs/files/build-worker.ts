import { type BuildTask, buildResult } from './build-task.ts'

// Sheets are nested and files are made beside the screen, so that a drag never waits for them.
addEventListener('message', ({ data }: MessageEvent<{ id: number; task: BuildTask }>) => {
  try {
    postMessage({ id: data.id, result: buildResult(data.task) })
  } catch {
    postMessage({ id: data.id })
  }
})
