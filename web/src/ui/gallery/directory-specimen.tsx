import { useQuery } from '@tanstack/react-query'
import { DirectoryForm } from '#web/features/platform/lists/directory-form.tsx'
import { PublicDirectory } from '#web/features/platform/lists/public-directory.tsx'
import { TileSkeletons } from '#web/features/platform/lists/tile-skeletons.tsx'
import { Avatar } from '../avatar.tsx'
import { Button } from '../button.tsx'
import { ButtonLink } from '../button-link.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Field } from '../field.tsx'
import { Input } from '../input.tsx'
import { Specimen } from './specimen.tsx'

const path = '/_local/ui'
const filters = { q: '', cursor: 'second' }
const shops = ['Bass Works', 'Loud Garage', 'Quiet Riot Audio'].map((name) => ({ id: name, name }))

/** On a screen, `directoryQuery` reads the page that the address names. */
function Shops({ theme }: { theme: string }) {
  const found = { filters, items: shops, nextCursor: 'third' }
  const page = useQuery({ queryKey: ['gallery', theme, 'shops'], queryFn: () => found, initialData: found })
  return (
    <PublicDirectory
      titleLevel={4}
      label="Community"
      title="Shops"
      lead="Those who sell, install, and repair."
      actions={<ButtonLink to={path}>Add a shop</ButtonLink>}
      form={
        <DirectoryForm
          action={path}
          filters={{ q: filters.q }}
          pathOf={() => path}
          className="panel mb-8 grid grid-cols-[1fr_auto] items-end gap-4 p-4"
        >
          {() => (
            <>
              <Field label="Name">
                <Input name="q" type="search" defaultValue={filters.q} />
              </Field>
              <Button type="submit" variant="primary">
                Search
              </Button>
            </>
          )}
        </DirectoryForm>
      }
      filters={filters}
      page={page}
      waiting={<TileSkeletons count={3} />}
      failed="The shops did not load"
      pathOf={() => path}
      titleOf={() => 'Shops'}
      counted={['shop', 'shops']}
      empty={() => <EmptyState title="No matching shops">Try part of the name.</EmptyState>}
    >
      {({ name }) => (
        <li className="panel flex items-center gap-4 p-4">
          <Avatar name={name} />
          {name}
        </li>
      )}
    </PublicDirectory>
  )
}

export function DirectorySpecimen() {
  return (
    <>
      <Specimen
        name="PublicDirectory, DirectoryForm"
        use="A public list whose filters and page stand in the address, so that search engines and people without a script can read it."
      >
        {(theme) => <Shops theme={theme} />}
      </Specimen>
      <Specimen name="TileSkeletons" use="Hold the place of its tiles until they load.">
        {() => <TileSkeletons count={3} lines={3} />}
      </Specimen>
    </>
  )
}
