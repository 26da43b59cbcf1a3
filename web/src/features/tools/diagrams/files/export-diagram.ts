import { ownDay } from '#shared/platform/time/own-day.ts'
import type { DiagramChecks } from '#shared/tools/diagrams/diagram-checks.ts'
import { diagramFile } from '#shared/tools/diagrams/diagram-file.ts'
import { diagramSvg } from '#shared/tools/diagrams/diagram-svg.ts'
import { partsCsv } from '#shared/tools/diagrams/parts-list.ts'
import type { UnitSystem } from '#shared/tools/units/unit.ts'
import { bodyFragment } from '#web/features/tools/tool-projects/files/body-link.ts'
import { fileName, saveFile } from '#web/features/tools/tool-projects/files/save-file.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { toast } from '#web/ui/toast.ts'
import type { Editor } from '../state/editor.ts'
import { pngOfSvg } from './png-of-svg.ts'

export type ExportedDiagram = {
  editor: Editor
  /** The title of the pictures and the start of the files’ names. */
  name: string
  checks: DiagramChecks | undefined
  system: UnitSystem
}

const named = ({ name }: ExportedDiagram, what: string, ending: string) =>
  fileName(name, what, ownDay(new Date().toISOString()), ending)

function drawnNow({ editor, name, checks, system }: ExportedDiagram) {
  const { body, layers } = editor.view()
  return diagramSvg(body, { title: name, checks, layers, system })
}

/** Copies a link that holds the diagram. */
export function copyLink({ editor }: ExportedDiagram): void {
  const fragment = bodyFragment(editor.view().body)
  if (!fragment)
    return void toast.error('This diagram does not fit into a link. Save it as a project and share that.')
  void copyText(`${location.origin}/audio-system/diagram-editor${fragment}`, {
    done: 'The link is copied. It opens this diagram as it is now.',
    failed: 'Your browser did not allow copying. Save the diagram as a file.',
  })
}

export async function savePicture(diagram: ExportedDiagram): Promise<void> {
  const blob = await pngOfSvg(drawnNow(diagram))
  if (!blob) return void toast.error('Your browser cannot draw this diagram. Save it as JSON.')
  saveFile(named(diagram, 'diagram', 'png'), blob, 'image/png')
}

export function saveDrawing(diagram: ExportedDiagram): void {
  saveFile(named(diagram, 'diagram', 'svg'), drawnNow(diagram).svg, 'image/svg+xml')
}

/** JSON is open to all: people keep what they made. */
export function saveDiagram(diagram: ExportedDiagram): void {
  const { body } = diagram.editor.view()
  saveFile(named(diagram, 'diagram', 'json'), diagramFile(diagram.name, body), 'application/json')
}

export function saveParts(diagram: ExportedDiagram): void {
  const { body } = diagram.editor.view()
  saveFile(named(diagram, 'parts', 'csv'), partsCsv(body, diagram.system), 'text/csv')
}
