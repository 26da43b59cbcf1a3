import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { allProblems } from '#shared/tools/audio-systems/all-problems.ts'
import { laidOutSystem } from '#shared/tools/audio-systems/laid-out-system.ts'
import { createProject } from '#shared/tools/tool-projects/contract.ts'
import { projectPath } from '#shared/tools/tool-projects/project-path.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { diagramTool } from '#web/features/tools/diagrams/diagram-tool.ts'
import { ProNote } from '#web/features/tools/tool-projects/components/pro-note.tsx'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useStudy, useSystemDesk } from '../state/use-system-desk.ts'

export type OpenAsDiagramProps = { isPro: boolean }

/** The system as its own diagram, with every part, cable and fuse. */
export function OpenAsDiagram({ isPro }: OpenAsDiagramProps) {
  const { settings } = useSystemDesk()
  const study = useStudy()
  const navigate = useNavigate()
  const [isOpening, setOpening] = useState(false)
  const problems = allProblems(study, settings)
  const blocked = problems.some(({ tone }) => tone === 'danger')
  const open = useCommand({
    send: (_: undefined, idempotencyKey) => {
      const data = laidOutSystem(study, settings)
      const fields = diagramTool.fieldsOf(`${study.vehicle.name}, wiring`, data)
      return call(createProject, { body: { kind: 'diagram', ...fields, data } }, { idempotencyKey })
    },
  })
  return (
    <Panel title="Wiring diagram" className="print:hidden">
      {isPro ? (
        <div className="grid gap-3">
          <p className="text-dim">
            {blocked
              ? 'First fix what does not fit together.'
              : 'Every part with its cables and fuses, laid out and checked, as a project of the diagram editor.'}
          </p>
          <div>
            <Button
              disabled={blocked}
              busy={open.isPending || isOpening}
              onClick={() =>
                open.mutate(undefined, {
                  onSuccess: (project) => {
                    setOpening(true)
                    void navigate(projectPath(project))
                  },
                  onError: toastFailure,
                })
              }
            >
              Open as diagram
            </Button>
          </div>
        </div>
      ) : (
        <ProNote what="Opening a system as a diagram" />
      )}
    </Panel>
  )
}
