import { splLevel, totalWatts } from '#shared/tools/spl-studies/spl-level.ts'
import { SplStudy } from '#shared/tools/spl-studies/spl-study.ts'
import type { ProjectTool } from '#web/features/tools/tool-projects/tool.ts'

/** The projects of the SPL calculator. */
export const studyTool: ProjectTool<SplStudy> = {
  kind: 'spl',
  schema: SplStudy,
  fieldsOf(name, { systems: [first], hz }) {
    if (!first) return { name }
    const { level } = splLevel(first, hz)
    const watts = Math.round(totalWatts(first)).toLocaleString('en-US')
    return {
      name,
      summary: `${level.toFixed(1)} dB at ${Number(hz.toFixed(1))} Hz, ${first.drivers} × ${first.sensitivity.toFixed(1)} dB, ${watts} W`,
    }
  },
  words: {
    saveAs: 'Save this study as',
    list: 'Saved studies',
    empty: 'You have no saved studies yet.',
  },
}
