import { SystemStudy } from '#shared/tools/audio-systems/system-study.ts'
import type { ProjectTool } from '#web/features/tools/tool-projects/tool.ts'

/** The projects of the audio system designer. */
export const systemTool: ProjectTool<SystemStudy> = {
  kind: 'system',
  schema: SystemStudy,
  fieldsOf(name, { vehicle, subwoofers, amplifiers }) {
    const watts = amplifiers.reduce((sum, one) => sum + one.watts * one.count, 0)
    const drivers = subwoofers && `${subwoofers.count} × ${subwoofers.name}`
    return {
      name,
      summary: [vehicle.name, drivers, `${Math.round(watts).toLocaleString('en-US')} W`]
        .filter(Boolean)
        .join(', ')
        .slice(0, 120),
      ...(subwoofers?.driverId && { driverIds: [subwoofers.driverId] }),
    }
  },
  words: {
    saveAs: 'Save this system as',
    list: 'Saved systems',
    empty: 'You have no saved systems yet.',
  },
}
