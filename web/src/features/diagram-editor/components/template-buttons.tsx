import { diagramTemplates } from '#shared/diagrams/templates.ts'
import { useEditor } from '../state/use-editor.ts'

/** Diagrams to begin with: one takes the place of what is there, and can be undone. */
export function TemplateButtons() {
  const editor = useEditor()
  return (
    <ul className="grid gap-1">
      {diagramTemplates.map(({ id, name, hint, diagram }) => (
        <li key={id}>
          <button
            type="button"
            className="menu-item w-full text-left"
            onClick={() => editor.replace(diagram, `Begin with ${name.toLowerCase()}`)}
          >
            <span className="grow">
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-dim">{hint}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
