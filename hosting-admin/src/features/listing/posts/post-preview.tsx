// The post as guests will see it on the listing, with what is in the form.
import { isolated } from '@bite/shared/kernel/isolated';
import { parseOptimizedImage } from '@bite/shared/media/optimized-image.schema';
import { useWatch } from 'react-hook-form';
import { usePlace } from '../../../lib/place.tsx';
import type { PostValues } from './post-form.ts';
import { actionChoices } from './post-words.ts';

export function PostPreview() {
  const { restaurant } = usePlace();
  const { kind, content = '', mediaUrl, action, offer } = useWatch<PostValues>();
  const button = kind === 'offer' || action === 'none' ? undefined : labelOf(action);
  const picture = pictureIn(mediaUrl);
  return (
    <section aria-label="Preview" className="grid content-start gap-2 lg:sticky lg:top-4">
      <h2 className="text-sm font-semibold">As guests see it</h2>
      <article className="overflow-hidden rounded-xl border border-line bg-card text-sm">
        {picture && <img src={picture} alt="" className="aspect-4/3 w-full object-cover" />}
        <div className="grid gap-2 p-4">
          <p className="font-semibold wrap-anywhere">{isolated(restaurant.name)}</p>
          {kind === 'offer' && <Offer {...offer} />}
          <p className="whitespace-pre-line wrap-anywhere">
            {content.trim() === '' ? <span className="text-muted">Your text</span> : content}
          </p>
          {button && <p className="font-semibold text-info">{button}</p>}
        </div>
      </article>
    </section>
  );
}

function Offer({ title, firstDay, lastDay, couponCode, terms }: Partial<PostValues['offer']>) {
  return (
    <div className="grid gap-1 rounded-lg bg-column p-3">
      <p className="font-bold wrap-anywhere">{title || 'Title of the offer'}</p>
      {firstDay && lastDay && (
        <p className="text-muted">
          {dayText(firstDay)} – {dayText(lastDay)}
        </p>
      )}
      {couponCode && <p className="font-mono">{couponCode}</p>}
      {terms && <p className="text-xs wrap-anywhere text-muted">{terms}</p>}
    </div>
  );
}

const labelOf = (action: string | undefined): string | undefined =>
  actionChoices.find(({ value }) => value === action)?.label;

function pictureIn(mediaUrl: string | undefined): string | undefined {
  const image = mediaUrl ? parseOptimizedImage(mediaUrl) : undefined;
  return image ? (image.variants.small[0]?.url ?? image.original.url) : mediaUrl || undefined;
}

const dayText = (day: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day)
    ? new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
        Date.parse(`${day}T00:00:00Z`),
      )
    : day;
