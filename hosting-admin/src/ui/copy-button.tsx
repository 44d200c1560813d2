// Copies a text, and says so where it stands. Without leave to use the clipboard it says how to copy by hand.
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { Button, IconButton } from './button.tsx';

interface CopyButtonProps {
  text: string;
  /** What is copied: 'Copy the value of TXT _bite' is its name. */
  what: string;
  /** Its words, where it is no mere icon. */
  children?: string;
}

const SHOWN_MILLISECONDS = 2500;

export function CopyButton({ text, what, children }: CopyButtonProps) {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(Date.now()),
      () =>
        toast.error('It could not be copied', { description: 'Please mark the text and copy it by hand.' }),
    );
  const Icon = copied ? Check : Copy;
  const symbol = <Icon className={copied ? 'size-5 text-good' : 'size-5'} aria-hidden="true" />;
  return (
    <>
      {children === undefined ? (
        <IconButton label={`Copy ${what}`} onClick={() => void copy()}>
          {symbol}
        </IconButton>
      ) : (
        <Button aria-label={`Copy ${what}`} onClick={() => void copy()}>
          {symbol}
          {copied ? 'Copied' : children}
        </Button>
      )}
      <span role="status" className="sr-only">
        {copied > 0 && 'Copied'}
      </span>
    </>
  );
}
