import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { designsSchema } from '#shared/tools/subwoofer-designs/designs-schema.ts'
import type { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import type { SavedDesigns } from '#shared/tools/subwoofer-designs/saved-designs.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { keepProject } from '#web/features/tools/tool-projects/api/keep-project.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { letterOf } from '../charts/design-strokes.ts'
import { designerTool } from '../designer-tool.ts'
import { useView } from '../state/use-designer.ts'

/** Each of the compared designs as a project without the others. */
export function PromoteDesigns() {
  const { designs } = useView(({ body }) => body)
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<number>()
  if (designs.length < 2) return null
  const promote = async (design: SavedDesign, at: number) => {
    setBusy(at)
    try {
      const body: SavedDesigns = { schema: designsSchema, designs: [design] }
      await keepProject(designerTool, { name: design.name, body, key: crypto.randomUUID() })
      toast.success(`${design.name} is a project of its own. The comparison stays as it is.`)
      await queryClient.invalidateQueries({ queryKey: ['tool-projects'] })
    } catch (error) {
      toastFailure(error)
    }
    setBusy(undefined)
  }
  return (
    <Panel title="One of these as a project" className="print:hidden">
      <ul className="grid gap-2">
        {designs.map((design, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a design is known by its place
            key={at}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1"
          >
            <span className="min-w-0 wrap-anywhere">
              {letterOf(at)}: {design.name}
            </span>
            <Button size="sm" busy={busy === at} busyText="Saving…" onClick={() => void promote(design, at)}>
              Save as a project<span className="sr-only">: {design.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
