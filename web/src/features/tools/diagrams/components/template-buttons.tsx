import { type DiagramTemplate, diagramTemplates } from '#shared/tools/diagrams/templates.ts'
import { makeRoom } from '#web/features/tools/tool-projects/state/make-room.ts'
import { toast } from '#web/ui/toast.ts'
import { diagramTool } from '../diagram-tool.ts'
import { useEditor } from '../state/use-editor.ts'

/** Diagrams to begin with: one replaces the present diagram, and can be undone. */
export function TemplateButtons() {
  const editor = useEditor()
  const begin = async ({ name, diagram }: DiagramTemplate) => {
    const refusal = editor.replaceRefusal(diagram)
    if (refusal) return toast.error(refusal)
    // Otherwise it would be saved as the open project.
    await makeRoom(diagramTool, diagram)
    editor.replace(diagram, `Start with ${name.toLowerCase()}`)
  }
  return (
    <ul className="grid gap-1" data-templates>
      {diagramTemplates.map((template) => (
        <li key={template.id}>
          <button type="button" className="menu-item w-full text-left" onClick={() => void begin(template)}>
            <span className="grow">
              <span className="block font-semibold">{template.name}</span>
              <span className="block text-sm text-dim">{template.hint}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
