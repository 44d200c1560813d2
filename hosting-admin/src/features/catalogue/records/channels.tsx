// Where items and modifier groups are sold: a switch for each channel.
import { SwitchInput } from '../../../ui/fields/choice-inputs.tsx';

/** Field labels. */
export const channelNames = {
  onlineOrdering: 'Online ordering',
  pos: 'Till',
  kiosk: 'Kiosk',
  onlineOrderingPartners: 'Delivery partners',
  customerInvoices: 'Invoices',
} as const;

/** One input each, as a descriptor's `bulkFields` have them. */
export const channelInputs = {
  onlineOrdering: () => <SwitchInput name="onlineOrdering" hint="On your own ordering page." />,
  pos: () => <SwitchInput name="pos" />,
  kiosk: () => <SwitchInput name="kiosk" />,
  onlineOrderingPartners: () => <SwitchInput name="onlineOrderingPartners" hint="Such as Uber Eats." />,
  customerInvoices: () => <SwitchInput name="customerInvoices" />,
} as const satisfies Record<keyof typeof channelNames, () => React.ReactNode>;

export const ChannelFields = () => (
  <>
    {Object.entries(channelInputs).map(([channel, Input]) => (
      <Input key={channel} />
    ))}
  </>
);
