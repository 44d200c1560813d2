// Which other websites may show the menu and the strip of featured items within their pages.
import { TagInput } from '../../ui/fields/tag-input.tsx';
import { FormGroup } from '../../ui/form-group.tsx';
import { readOrigins } from './frame-hosts.ts';
import type { WebsiteValues } from './website-form.ts';

export const EmbeddingFields = () => (
  <FormGroup
    title="Embedding"
    id="embedding"
    description="Your menu and the strip of featured items can be shown within other websites, such as your blog. Those that are not listed here cannot show them."
  >
    <TagInput<WebsiteValues>
      name="websiteConfig.frameHosts"
      placeholder="https://blog.example.com"
      read={readOrigins}
      hint="Enter or a comma adds one. https://*.example.com stands for all of its subdomains."
    />
  </FormGroup>
);
