import { createContext, use, useSyncExternalStore } from 'react'
import type { SystemStudy } from '#shared/tools/audio-systems/system-study.ts'
import type { ToolSettings } from '#shared/tools/pro-tools/tool-tables.ts'
import type { SystemDesk, SystemView } from './system-desk.ts'

type Desk = { desk: SystemDesk; settings: ToolSettings }

export const SystemContext = createContext<Desk | undefined>(undefined)

/** The system of the screen, with the tables that its cables follow from. */
export function useSystemDesk(): Desk {
  const desk = use(SystemContext)
  if (!desk) throw new Error('this is part of the audio system designer')
  return desk
}

/** Returns a part of what the screen shows. The caller renders again when that part changes. */
export function useView<Part>(part: (view: SystemView) => Part): Part {
  const { desk } = useSystemDesk()
  const now = () => part(desk.view())
  return useSyncExternalStore(desk.subscribe, now, now)
}

const bodyOf = ({ body }: SystemView) => body

export const useStudy = (): SystemStudy => useView(bodyOf)
