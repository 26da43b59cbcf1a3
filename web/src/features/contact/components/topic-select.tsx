import { Select, type SelectProps } from '#web/ui/select.tsx'

type TopicSelectProps = SelectProps & { topics: readonly string[] }

/** What a message can be about; nothing is chosen to begin with. */
export const TopicSelect = ({ topics, ...select }: TopicSelectProps) => (
  <Select {...select}>
    <option value="">Choose a topic</option>
    {topics.map((topic) => (
      <option key={topic} value={topic}>
        {topic}
      </option>
    ))}
  </Select>
)
