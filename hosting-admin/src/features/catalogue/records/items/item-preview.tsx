// The item as guests meet it, from what stands in the form: with the rules of their page, before it is saved.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { allergenNames } from '@bite/shared/catalogue/allergens';
import { dietNames } from '@bite/shared/catalogue/diets';
import { priceLabel } from '@bite/shared/catalogue/item-price';
import type { StorefrontItem } from '@bite/shared/catalogue/storefront';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { objectPosition } from '@bite/shared/media/picture-focus';
import { firstChoice, type ItemChoice, judgeChoice } from '@bite/shared/ordering/item-choice';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { usePorts } from '../../../../lib/ports-context.tsx';
import { restaurantQuery } from '../../../../lib/tenancy-queries.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Drawer } from '../../../../ui/dialog.tsx';
import { FieldGroup } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ItemValues } from './item-values.ts';
import { previewIndex, previewItem } from './preview-item.ts';
import { PreviewChoice, PreviewGroup } from './preview-options.tsx';
import { useModifierGroups } from './use-modifier-groups.ts';

interface OfRestaurant {
  restaurant: MyRestaurant;
}

export function ItemPreview({ restaurant }: OfRestaurant) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        <Eye className="size-4" aria-hidden="true" />
        Preview as guests see it
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="As guests see it"
        description="What stands in the form now, saved or not. Nothing is ordered here."
      >
        <Preview restaurant={restaurant} />
      </Drawer>
    </>
  );
}

function Preview({ restaurant }: OfRestaurant) {
  const values = useWatch() as ItemValues;
  const { groups } = useModifierGroups(restaurant);
  const item = previewItem(values, groups);
  const alcoholAge = useAlcoholAge(restaurant, item.containsAlcohol === true);
  const unseen = values.isActive === false ? 'It is off the menu: guests do not see it.' : undefined;
  return (
    <div className="grid gap-5">
      {unseen && <Notice tone="warn">{unseen}</Notice>}
      <Header item={item} alcoholAge={alcoholAge} />
      <Choices
        item={item}
        index={previewIndex(item, groups, restaurant.currency)}
        currency={restaurant.currency}
      />
    </div>
  );
}

/** What guests must be for an item with alcohol; undefined until it is known. */
function useAlcoholAge(restaurant: MyRestaurant, isAsked: boolean): number | undefined {
  const { call } = usePorts();
  const { data } = useQuery({ ...restaurantQuery(call, restaurant), enabled: isAsked });
  return data?.restaurant.settings.ordering.alcoholAge;
}

interface HeaderProps {
  item: StorefrontItem;
  alcoholAge: number | undefined;
}

function Header({ item, alcoholAge }: HeaderProps) {
  const {
    image,
    name,
    description,
    diets = [],
    allergens = [],
    calories,
    containsAlcohol,
    orderingRules,
  } = item;
  const notes = [
    calories !== undefined && `${calories} cal`,
    containsAlcohol && 'Contains alcohol',
    containsAlcohol && alcoholAge !== undefined && `${alcoholAge}+`,
  ];
  return (
    <div className="grid gap-2">
      {image && (
        <img
          src={image.src}
          alt={name}
          style={{ objectPosition: objectPosition(image.focus) }}
          className="aspect-2/1 w-full rounded-lg object-cover"
        />
      )}
      <h3 className="text-xl font-bold wrap-anywhere">{name || 'No name yet'}</h3>
      {description && <p className="text-sm text-muted">{description}</p>}
      {diets.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {diets.map((diet) => (
            <Badge key={diet} tone="good">
              {dietNames[diet]}
            </Badge>
          ))}
        </p>
      )}
      {allergens.length > 0 && (
        <p className="text-sm">
          <strong>Contains:</strong> {allergens.map((allergen) => allergenNames[allergen]).join(', ')}
        </p>
      )}
      {notes.some(Boolean) && <p className="text-sm text-muted">{notes.filter(Boolean).join(' · ')}</p>}
      {orderingRules && <p className="text-sm whitespace-pre-line">{orderingRules}</p>}
    </div>
  );
}

interface ChoicesProps {
  item: StorefrontItem;
  index: ReturnType<typeof previewIndex>;
  currency: string;
}

const nothingSoldOut = () => false;

function Choices({ item, index, currency }: ChoicesProps) {
  const [choice, setChoice] = useState(() => firstChoice(item, nothingSoldOut));
  const [wasTried, setTried] = useState(false);
  const [added, setAdded] = useState<string>();
  const { groups, total, priceError } = judgeChoice(index, item, undefined, choice);
  const change = (part: Partial<ItemChoice>): void => {
    setAdded(undefined);
    setChoice((present) => ({ ...present, ...part }));
  };
  const price = total === undefined ? undefined : formatMoney(total, currency);
  const add = (): void => (price === undefined ? setTried(true) : setAdded(price));
  return (
    <>
      {item.pricingStrategy === 'base' && (
        <p className="text-lg font-semibold">{priceLabel(item, currency)}</p>
      )}
      {item.sizes && (
        <FieldGroup label="Size" isRequired>
          <div className="grid gap-0.5">
            {item.sizes.map(({ id, name, price: own }) => (
              <PreviewChoice
                key={id}
                type="radio"
                label={name}
                price={formatMoney(own, currency)}
                isChosen={choice.sizeId === id}
                onPick={() => change({ sizeId: id })}
              />
            ))}
          </div>
        </FieldGroup>
      )}
      {item.pricingStrategy === 'open' && (
        <TextField
          label="Custom Price"
          type="number"
          inputMode="decimal"
          value={choice.openPrice}
          error={wasTried || choice.openPrice !== '' ? priceError : undefined}
          onChange={({ target }) => change({ openPrice: target.value })}
        />
      )}
      {groups.map((group) => (
        <PreviewGroup
          key={group.modifierGroupId}
          group={group}
          selection={choice.selection}
          currency={currency}
          isMissed={wasTried}
          onChange={(selection) => change({ selection })}
        />
      ))}
      <Button look="primary" disabled={!item.onlineOrdering} onClick={add}>
        {submitLabel(item, price)}
      </Button>
      <p role="status" className="text-sm text-muted">
        {added && `Guests would have it in their cart for ${added}, before taxes.`}
      </p>
    </>
  );
}

function submitLabel(item: StorefrontItem, price: string | undefined): string {
  if (!item.onlineOrdering) return 'Not available online';
  return price === undefined ? 'Select options to continue' : `Add to cart · ${price}`;
}
