import { type DragEvent, useState } from 'react';

/** Rows that the mouse drags to another place. Keyboard and touch need another way. */
export function useDragOrder(
  mayMove: (index: number) => boolean,
  move: (from: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const isAllowed = (index: number) =>
    dragged !== undefined && mayMove(dragged) && mayMove(index) && dragged !== index;
  return (index: number) => ({
    row: {
      'data-target':
        over === index && isAllowed(index)
          ? Number(dragged) > index
            ? 'before'
            : 'after'
          : undefined,
      onDragOver(event: DragEvent) {
        setOver(index);
        if (isAllowed(index)) event.preventDefault();
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        if (dragged !== undefined && isAllowed(index)) move(dragged, index);
      },
    },
    grip: {
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(index));
        setDragged(index);
      },
      onDragEnd() {
        setDragged(undefined);
        setOver(undefined);
      },
    },
  });
}

export type DragHandlers = ReturnType<ReturnType<typeof useDragOrder>>;
