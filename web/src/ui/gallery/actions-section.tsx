import { Bell, Plus, Trash2 } from 'lucide-react'
import { Button } from '../button.tsx'
import { ButtonLink } from '../button-link.tsx'
import { IconButton } from '../icon-button.tsx'
import { TextLink } from '../text-link.tsx'
import { Specimen } from './specimen.tsx'

export function ActionsSection() {
  return (
    <>
      <Specimen
        name="Button"
        use="Does something here. One primary button per view; danger only for what can’t be undone."
      >
        {() => (
          <div className="grid gap-4">
            <div className="flex flex-wrap items-center gap-3">
              <Button variant="primary">Save changes</Button>
              <Button>Preview</Button>
              <Button variant="ghost">Cancel</Button>
              <Button variant="danger">Delete listing</Button>
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <Button variant="primary" size="sm">
                Small
              </Button>
              <Button variant="primary">Medium</Button>
              <Button variant="primary" size="lg">
                Large
              </Button>
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <Button variant="primary" busy busyText="Saving...">
                Save changes
              </Button>
              <Button disabled>Disabled</Button>
              <Button>
                <Plus className="size-4" aria-hidden="true" />
                Add vehicle
              </Button>
            </div>
          </div>
        )}
      </Specimen>
      <Specimen
        name="IconButton"
        use="For actions that people know by their icon, where there is no room for text. The label is required."
      >
        {() => (
          <div className="flex flex-wrap items-center gap-3">
            <IconButton label="Notifications" icon={<Bell className="size-5" aria-hidden="true" />} />
            <IconButton
              variant="secondary"
              label="Remove"
              icon={<Trash2 className="size-5" aria-hidden="true" />}
            />
          </div>
        )}
      </Specimen>
      <Specimen
        name="ButtonLink, TextLink"
        use="Go somewhere: ButtonLink when it is the next step, TextLink inside text."
      >
        {() => (
          <div className="flex flex-wrap items-center gap-4">
            <ButtonLink to="/pricing" variant="primary">
              Compare memberships
            </ButtonLink>
            <p>
              Not sure yet? <TextLink to="/faq">Read the FAQ</TextLink>
            </p>
          </div>
        )}
      </Specimen>
    </>
  )
}
