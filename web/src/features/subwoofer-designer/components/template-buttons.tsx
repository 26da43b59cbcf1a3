import { templates } from '#shared/subwoofer-designs/starting-designs.ts'
import { useDesigner } from '../state/use-designer.ts'

/** Boxes to begin with: one takes the place of the design that is worked on, and can be undone. */
export function TemplateButtons() {
  const designer = useDesigner()
  return (
    <ul className="mt-2 grid gap-1">
      {templates.map(({ id, name, hint, design }) => (
        <li key={id}>
          <button
            type="button"
            className="menu-item w-full text-left"
            onClick={() => designer.change(() => design)}
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
