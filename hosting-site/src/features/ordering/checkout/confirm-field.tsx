// Asks the guest to confirm one thing before the order is placed.
import { Checkbox } from '../../../ui/checkbox.tsx';

interface ConfirmFieldProps {
  label: string;
  hint: string;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
  isRequired?: boolean;
  error: string | undefined;
}

export const ConfirmField = ({ isConfirmed, onConfirm, ...props }: ConfirmFieldProps) => (
  <div className="grid gap-1.5 rounded-xl bg-wash p-4">
    <Checkbox {...props} isChecked={isConfirmed} onChange={onConfirm} />
  </div>
);
