import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

export type FileReport = {
  /** Relative to the folder that the tests run in. */
  file: string
  seconds: number
  passed: number
  /** A file that could not be loaded or prepared has failed without any of its tests: `test` is empty. */
  failed: { test: string; message: string }[]
}

export type RunReport = {
  files: FileReport[]
  /** Errors that no test has caught, such as a promise that no one waited for. */
  uncaught: string[]
}

/** Writes what a run of tests has found into the file that RUN_REPORT names, for `readReport`. */
export default class RunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly SerializedError[]): void {
    const report: RunReport = { files: modules.map(reportOf), uncaught: uncaught.map(messageOf) }
    writeFileSync(process.env.RUN_REPORT ?? '', JSON.stringify(report))
  }
}

function reportOf(module: TestModule): FileReport {
  const tests = [...module.children.allTests()]
  const failed = tests
    .filter((test) => test.result().state === 'failed')
    .map((test) => ({ test: test.fullName, message: messageOf(test.result().errors?.[0]) }))
  if (failed.length === 0 && module.state() === 'failed') {
    const suites = [...module.children.allSuites()]
    const errors = [...module.errors(), ...suites.flatMap((suite) => suite.errors())]
    failed.push({ test: '', message: messageOf(errors[0]) })
  }
  return {
    file: relative(module.project.config.root, module.moduleId).replaceAll('\\', '/'),
    seconds: Math.round(module.diagnostic().duration / 1000),
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed,
  }
}

const messageOf = (error?: SerializedError): string => error?.stack ?? error?.message ?? ''
