// The usual price, struck through next to a lower one.
export function UsualPrice({ label }: { label: string }) {
  return (
    <s className="dish-more">
      <span className="sr-only">, instead of </span>
      {label}
    </s>
  );
}
