import { iconOutlines } from '#shared/content/navigation/icon-outlines.ts'
import { NavigationIcon } from '#shared/content/navigation/navigation-item.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { iconLabels } from './navigation-labels.ts'

type IconPickerProps = {
  value: NavigationIcon | undefined
  onChange: (icon: NavigationIcon | undefined) => void
}

/** One of the icons that the menu can show, or none. */
export function IconPicker({ value, onChange }: IconPickerProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Icon</legend>
      <div className="flex flex-wrap gap-1.5">
        <label className="icon-choice text-sm">
          <input
            type="radio"
            name="entry-icon"
            className="sr-only"
            checked={value === undefined}
            onChange={() => onChange(undefined)}
          />
          None
        </label>
        {NavigationIcon.options.map((icon) => (
          <label key={icon} className="icon-choice" title={iconLabels[icon]}>
            <input
              type="radio"
              name="entry-icon"
              className="sr-only"
              checked={value === icon}
              onChange={() => onChange(icon)}
            />
            <span className="sr-only">{iconLabels[icon]}</span>
            <Icon>
              <path d={iconOutlines[icon]} />
            </Icon>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
