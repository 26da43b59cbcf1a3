import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { defaultsIn, initialDefaults } from '#shared/tools/pro-tools/design-defaults.ts'
import { newDesigns } from '#shared/tools/subwoofer-designs/new-designs.ts'
import { toolSettingsQuery } from '#web/features/tools/pro-tools/api/tool-settings-query.ts'
import { keepDraft } from '#web/features/tools/tool-projects/state/draft.ts'
import { useUnitSystem } from '#web/features/tools/tool-projects/state/units-kept.ts'
import { designerTool } from '../designer-tool.ts'
import { type Designer, newDesigner } from './designer.ts'

/** Creates a designer with the starting values of new designs, and keeps the user's work on the device. */
export function useNewDesigner(): Designer {
  const { data: settings } = useQuery(toolSettingsQuery)
  const system = useUnitSystem()
  const defaults = defaultsIn(system, settings?.design ?? initialDefaults)
  const [designer] = useState(() => newDesigner(newDesigns(defaults)))
  const untouched = useRef(designer.view().body)
  useEffect(
    () =>
      designer.subscribe(() => {
        const { body } = designer.view()
        // A design that no one has changed is not kept as a draft, so it is new again the next time.
        if (body !== untouched.current) keepDraft(designerTool, body)
      }),
    [designer],
  )
  useEffect(() => {
    if (!settings || designer.view().body !== untouched.current) return
    untouched.current = newDesigns(defaultsIn(system, settings.design))
    designer.begin(untouched.current)
  }, [designer, settings, system])
  return designer
}
